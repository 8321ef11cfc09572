import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { operatorFact } from '../lib/operator.ts';
import { ACCESSIBILITY, PATHS, TERMS } from '../lib/paths.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { TextLink } from '../ui/button.tsx';
import { Needs } from '../ui/needs.tsx';
import styles from './footer.module.css';

/** Legal links, credit with the operator where it is set, rights and the current year. */
export function Footer() {
  const hydrated = useHydrated();
  return (
    <footer className={`small ${styles.footer}`}>
      <div className="wide spread">
        <nav className="row" aria-label="Rechtliches">
          <TextLink to={PATHS.imprint}>Impressum</TextLink>
          <TextLink to={PATHS.privacy}>Datenschutz</TextLink>
          <TextLink to={ACCESSIBILITY}>Barrierefreiheit</TextLink>
          <Needs need="terms">
            <TextLink to={TERMS}>Nutzungsbedingungen</TextLink>
          </Needs>
        </nav>
        <p>
          Ein Projekt von {BRAND} Software
          <Needs need="OPERATOR_NAME">, betrieben von {operatorFact('OPERATOR_NAME')}</Needs>
        </p>
        {/* The prerendered year stays until hydration; the key makes React write the current year. */}
        <p key={String(hydrated)} suppressHydrationWarning>
          © {new Date().getFullYear()} {BRAND}. Alle Rechte vorbehalten.
        </p>
      </div>
    </footer>
  );
}
