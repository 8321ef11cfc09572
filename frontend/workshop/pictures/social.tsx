import { QUESTION } from '../../../bff/answer/answer.sentences.rules.ts';
import { BRAND } from '../../../bff/platform/lib/brand.rules.ts';
import { Horizon } from '../../horizon/horizon.tsx';
import { Logo } from '../../ui/logo.tsx';

const JULY = 7;

/** The picture beside shared links: the question over July at dawn. */
export function Social() {
  return (
    <main className="social" data-time="dawn">
      <Horizon shape="side" month={JULY} />
      <p className="brand">
        <Logo size={50} />
        {BRAND}
      </p>
      <h1>{QUESTION.text}</h1>
    </main>
  );
}
