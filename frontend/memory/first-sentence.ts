const MAX_CHARACTERS = 240;

const sentences = new Intl.Segmenter('de', { granularity: 'sentence' });
const words = new Intl.Segmenter('de', { granularity: 'word' });

/** A point that ends no sentence: after an ordinal, a single letter or an abbreviation. */
const GOES_ON =
  /(?<![\p{L}\d])(?:\d{1,3}|\p{L}|Dr|Prof|Hr|Fr|Nr|St|Str|Hl|Abs|Kap|Jh|Mio|Mrd|Tel|bzw|ca|evtl|geb|ggf|inkl|usw|vgl|zzgl)\.\s*$/iu;
/** A capital that only the first word of a sentence has. */
const BEGINS =
  /^(?:Ich|Er|Sie|Es|Wir|Man|D(?:er|ie|as|en|em|a|ann|anach|ort)|(?:E|Me)ine?[mnrs]?|Und|Aber|Auch|Jetzt|Heute|Gestern)\b/;

/** The first sentence of a text, at most a few lines; cut between words. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const segments = Array.from(sentences.segment(line), ({ segment }) => segment);
  const last = segments.findIndex((segment, index) => {
    const next = segments[index + 1];
    return next === undefined || BEGINS.test(next) || !GOES_ON.test(segment);
  });
  const sentence = segments
    .slice(0, last + 1)
    .join('')
    .trim();
  if (sentence.length <= MAX_CHARACTERS) return sentence;
  const rest = [...words.segment(sentence)].find(
    ({ index, segment }) => index + segment.length > MAX_CHARACTERS,
  );
  return `${sentence.slice(0, rest?.index || MAX_CHARACTERS).trimEnd()}\u00a0…`;
}
