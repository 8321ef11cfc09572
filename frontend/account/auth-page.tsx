import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { REGISTRATION_CLOSED } from '../../bff/account/account.sentences.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { SocialSignIn } from '../identity/social-sign-in.tsx';
import { PATHS, REGISTRATION, REGISTRATION_QUERY, WAY_BACK_PATHS } from '../lib/paths.ts';
import { PasskeySignIn } from '../passkey/passkey-sign-in.tsx';
import { useCurrentUser } from '../session/use-current-user.ts';
import { type SignInMethodProps, useSignInFailure } from '../session/use-sign-in-failure.ts';
import { TextLink } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import formPage from '../ui/form-page.module.css';
import { Icon } from '../ui/icon.tsx';
import { Needs } from '../ui/needs.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PAGE_NEEDS_SCRIPT } from '../ui/ui.wording.ts';
import { Advice } from './advice.tsx';
import styles from './auth.module.css';
import { Consent } from './consent.tsx';
import { DemoSentence } from './demo-sentence.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Log-in and registration, each with its own address; redirects a signed-in user to the landing page. */
export function Page() {
  const { status } = useCurrentUser();
  const [pending, onPending] = useState<string | null>(null);
  const { failure, showFailure, dismissFailure } = useSignInFailure();
  if (status === 'signedIn') return <Navigate to={PATHS.landing} replace />;

  const method = { pending, onPending, onFailure: showFailure };
  return (
    <div className={`column ${formPage.page}`} data-visitor={status === 'loading' || undefined}>
      <PageMeta
        title="Anmelden oder registrieren"
        description={`Melde Dich bei ${BRAND} an oder lege ein kostenloses Konto an: eine Frage pro Tag, verschlüsselt gespeichert.`}
        canonical={PATHS.auth}
      />
      <PageHeading className={formPage.heading}>Schön, dass Du da bist</PageHeading>
      <DemoSentence />
      <div className={`card ${styles.card}`}>
        <div className={styles.failure}>
          <FormFailure failure={failure} onDismiss={dismissFailure} />
          <Advice failure={failure} />
          <noscript>
            <p>{PAGE_NEEDS_SCRIPT}</p>
          </noscript>
        </div>
        <Needs need="passwords" as="article">
          <PasswordWays {...method} />
          <p className={`small ${styles.or}`}>oder</p>
        </Needs>
        <div className={`rows ${styles.social}`}>
          <SocialSignIn {...method} />
          <Needs need="registration" as="section">
            <Consent act="newcomers" />
          </Needs>
        </div>
        <Needs need="no-passwords" as="article" className="rows">
          <p className={`small ${styles.or}`}>oder</p>
          <PasskeySignIn {...method} />
          <p className={styles.forgotten}>
            <TextLink to={WAY_BACK_PATHS.recovery}>Wiederherstellungsblatt verwenden</TextLink>
          </p>
        </Needs>
      </div>
      <p className={styles.demo}>
        <TextLink to={PATHS.preview}>Demo ansehen ohne Registrierung</TextLink>
      </p>
      <p className={`small ${styles.note}`}>
        <Icon name="lock" size={18} />
        DSGVO-konform: Deine Einträge werden verschlüsselt gespeichert und nicht weitergegeben.
      </p>
    </div>
  );
}

/** The tabs for people with a password; the log-in also offers the passkey. */
function PasswordWays(method: SignInMethodProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [email, onEmail] = useState('');
  const form = { email, onEmail, ...method };
  const tab = new URLSearchParams(search).has(REGISTRATION_QUERY) ? 'register' : 'login';
  const openTab = (next: string) =>
    void navigate(next === 'register' ? REGISTRATION : PATHS.auth, { replace: true, state });

  return (
    <Tabs.Root value={tab} onValueChange={openTab}>
      <Tabs.List className={styles.tabs} aria-label="Anmelden oder registrieren">
        {/* A press from before hydration arrives as a click only. */}
        <Tabs.Trigger value="login" onClick={() => openTab('login')}>
          Anmelden
        </Tabs.Trigger>
        <Tabs.Trigger value="register" onClick={() => openTab('register')}>
          Registrieren
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="login" className={styles.panel}>
        <LoginForm {...form} />
        <PasskeySignIn {...method} />
      </Tabs.Content>
      <Tabs.Content value="register" className={styles.panel}>
        <Needs need="registration" as="section">
          <RegisterForm {...form} />
        </Needs>
        <Needs need="no-registration" as="p">
          {REGISTRATION_CLOSED}
        </Needs>
      </Tabs.Content>
    </Tabs.Root>
  );
}
