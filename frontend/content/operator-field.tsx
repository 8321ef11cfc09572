import type { OptionalSetting, RequiredSetting } from '../../bff/platform/env/operator.rules.ts';
import { operatorFact } from '../lib/operator.ts';
import { Needs } from '../ui/needs.tsx';
import styles from './legal.module.css';

const MISSING: Record<RequiredSetting, string> = {
  OPERATOR_NAME: '[Name des Betreibers, mit Rechtsform]',
  OPERATOR_STREET: '[Straße und Hausnummer]',
  OPERATOR_CITY: '[Postleitzahl und Ort]',
  OPERATOR_EMAIL: '[E-Mail-Adresse]',
  OPERATOR_HOST: '[Name und Sitz des Hosting-Anbieters in Deutschland]',
  OPERATOR_DATA_PROTECTION_AUTHORITY: '[Datenschutz-Aufsichtsbehörde am Sitz des Betreibers]',
};

/** Shows a required fact about the operator, an address as a link; marks a missing fact. */
export function OperatorField({ fact }: { fact: RequiredSetting }) {
  const words = operatorFact(fact);
  return (
    <>
      <Needs need={fact}>{fact === 'OPERATOR_EMAIL' ? <a href={`mailto:${words}`}>{words}</a> : words}</Needs>
      <Needs need={`no-${fact}`} as="mark" className={styles.missing}>
        {MISSING[fact]}
      </Needs>
    </>
  );
}

/** Shows the operator's optional fact, or else the children. */
export function OperatorChoice({ fact, children }: { fact: OptionalSetting; children: string }) {
  return (
    <>
      <Needs need={fact}>{operatorFact(fact)}</Needs>
      <Needs need={`no-${fact}`}>{children}</Needs>
    </>
  );
}
