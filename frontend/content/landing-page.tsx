import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { Horizon } from '../horizon/horizon.tsx';
import { PATHS } from '../lib/paths.ts';
import { StartButton } from '../session/start-button.tsx';
import { useIsSignedIn } from '../session/use-current-user.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Needs } from '../ui/needs.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { TrustStrip } from '../ui/trust-strip.tsx';
import { LandingDiary } from './landing-diary.tsx';
import styles from './landing-page.module.css';
import { LandingBenefits, LandingResilience, LandingWhy } from './landing-sections.tsx';
import { TypingDemo } from './typing-demo.tsx';

/** The landing page: the benefit of a question a day. */
export function Page() {
  const isSignedIn = useIsSignedIn();

  return (
    <>
      <PageMeta
        title="Eine Frage pro Tag"
        description="Jeden Tag eine Frage: Worüber habe ich mich heute schon gefreut? Eine Minute, kostenlos, verschlüsselt gespeichert."
        canonical={PATHS.landing}
      />
      <section className={styles.hero}>
        <div className={`wide ${styles.stage}`}>
          <div className={`stack ${styles.promise}`}>
            <PageHeading className={styles.heading}>Eine Frage pro Tag.</PageHeading>
            <p className={styles.lead}>
              Eine Minute, ein Satz. In einem Jahr liest Du, was Du sonst vergessen hättest.
            </p>
            <div className={`row ${styles.ways}`}>
              <StartButton>Jetzt starten</StartButton>
              {!isSignedIn && (
                <ButtonLink
                  to={PATHS.demo}
                  kind="secondary"
                  data-visitor={isSignedIn === undefined || undefined}
                >
                  Demo ansehen
                </ButtonLink>
              )}
            </div>
            <Needs need="registration" as="p" className={`small ${isSignedIn ? styles.reserved : ''}`}>
              Kostenlos, ohne Werbung. E-Mail und Passwort genügen.
            </Needs>
          </div>
          <TypingDemo />
        </div>
        <Horizon shape="middle" className={styles.horizon} />
      </section>
      <div className="wide">
        <TrustStrip />
        <LandingDiary />
        <LandingBenefits />
        <LandingWhy />
        <LandingResilience />
      </div>
      <section className={`centered ${styles.closing}`}>
        <h2>Fang heute an</h2>
        <p>Kostenlos und ohne Werbung.</p>
        <StartButton>Jetzt mit {BRAND} starten</StartButton>
      </section>
    </>
  );
}
