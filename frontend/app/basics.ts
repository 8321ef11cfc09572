// Nearly every page needs these modules: on a phone another script costs another round trip.
import '../../bff/answer/answer-content.rules.ts';
import '../../bff/draft/draft.numbers.rules.ts';
import '../lib/dates.ts';
import '../lib/use-once.ts';
import '../lib/counts.ts';
import '../session/use-sign-in-failure.ts';
import '../ui/badge.tsx';
import '../ui/page-heading.tsx';
