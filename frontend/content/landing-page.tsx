import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { StartButton } from '../session/start-button.tsx';
import { useIsSignedIn } from '../session/use-current-user.ts';
import { BubbleBackground } from '../ui/bubble-background.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MotionToggle } from '../ui/motion-toggle.tsx';
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
        description={`${BRAND}: jeden Tag eine Frage: Worüber habe ich mich heute schon gefreut? Eine Minute, kostenlos, verschlüsselt gespeichert.`}
        canonical={PATHS.landing}
      />
      <section className={styles.hero}>
        <BubbleBackground />
        <div className={`wide ${styles.stage}`}>
          <div className={styles.promise}>
            <PageHeading className={styles.heading}>Eine Frage pro Tag.</PageHeading>
            <p className={styles.lead}>
              Schreib in einer Minute auf, worüber Du Dich heute gefreut hast. Später kannst Du es nachlesen.
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
              E-Mail und Passwort genügen. Kein Newsletter.
            </Needs>
          </div>
          <div className={styles.example}>
            <TypingDemo />
            <MotionToggle />
          </div>
        </div>
      </section>
      <div className="wide">
        <TrustStrip />
        <LandingBenefits />
        <LandingDiary />
        <LandingWhy />
        <LandingResilience />
      </div>
      <section className={`centered ${styles.closing}`}>
        <h2>Fang mit heute an</h2>
        <p>Kostenlos, ohne Werbung, in einer Minute.</p>
        <StartButton>Jetzt mit {BRAND} starten</StartButton>
      </section>
    </>
  );
}
