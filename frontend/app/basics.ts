// The landing page or nearly every page needs these modules: on a phone another script costs another round trip.
import '../../bff/answer/answer.sentences.rules.ts';
import '../../bff/draft/draft.numbers.rules.ts';
import '../lib/dates.ts';
import '../session/start-button.tsx';
import '../ui/motion.ts';
import '../ui/page-heading.tsx';
