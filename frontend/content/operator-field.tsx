import type { RequiredFact } from '../../bff/platform/lib/operator.rules.ts';
import { Needs } from '../ui/needs.tsx';
import styles from './legal.module.css';
import { operatorFact } from './operator.ts';

const MISSING: Record<RequiredFact, string> = {
  OPERATOR_NAME: '[Name des Betreibers, mit Rechtsform]',
  OPERATOR_STREET: '[Straße und Hausnummer]',
  OPERATOR_CITY: '[Postleitzahl und Ort]',
  OPERATOR_EMAIL: '[E-Mail-Adresse]',
  OPERATOR_HOST: '[Name und Sitz des Hosting-Anbieters in Deutschland]',
  OPERATOR_DATA_PROTECTION_AUTHORITY: '[Datenschutz-Aufsichtsbehörde am Sitz des Betreibers]',
  OPERATOR_MARKET_SURVEILLANCE: '[Zuständige Marktüberwachungsbehörde]',
};

/** Shows one required fact about the operator, marked while it is missing. */
export function OperatorField({ fact }: { fact: RequiredFact }) {
  return (
    <>
      <Needs need={fact} as="span">
        {operatorFact(fact)}
      </Needs>
      <Needs need={`no-${fact}`} as="mark" className={styles.missing}>
        {MISSING[fact]}
      </Needs>
    </>
  );
}
