import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { BRAND } from '../lib/brand.ts';
import { PATHS } from '../lib/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './auth.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useCurrentUser } from './use-current-user.ts';

/** Log-in and registration; whoever is signed in already is sent to the landing page (SPEC §2). */
export function AuthPage() {
  const { status } = useCurrentUser();
  const [email, setEmail] = useState('');
  if (status === 'signedIn') return <Navigate to={PATHS.landing} replace />;

  return (
    <div className={styles.page}>
      <PageMeta
        title="Anmelden oder registrieren"
        description={`Melde Dich bei ${BRAND} an oder lege ein kostenloses Konto an: eine Frage pro Tag, verschlüsselt gespeichert.`}
        canonical={PATHS.auth}
      />
      <PageHeading className={styles.heading}>Schön, dass Du da bist</PageHeading>
      <div className={styles.card}>
        <Tabs.Root defaultValue="login">
          <Tabs.List className={styles.tabs} aria-label="Anmelden oder registrieren">
            <Tabs.Trigger value="login">Anmelden</Tabs.Trigger>
            <Tabs.Trigger value="register">Registrieren</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="login" className={styles.panel}>
            <LoginForm email={email} onEmail={setEmail} />
          </Tabs.Content>
          <Tabs.Content value="register" className={styles.panel}>
            <RegisterForm email={email} onEmail={setEmail} />
          </Tabs.Content>
        </Tabs.Root>
      </div>
      <p className={styles.demo}>
        <Link to={PATHS.preview}>Demo ansehen ohne Registrierung</Link>
      </p>
      <p className={styles.note}>
        <Icon name="lock" size={18} />
        DSGVO-konform: Deine Einträge werden verschlüsselt gespeichert und nicht weitergegeben.
      </p>
    </div>
  );
}
