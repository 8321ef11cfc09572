const MAX_CHARACTERS = 240;

/** A point that ends no sentence: after an ordinal, a single letter or an abbreviation. */
const GOES_ON =
  /(?<![\p{L}\d])(?:\d{1,3}|\p{L}|Dr|Prof|Hr|Fr|Nr|St|Str|Hl|Abs|Kap|Jh|Mio|Mrd|Tel|bzw|ca|evtl|geb|ggf|inkl|usw|vgl|zzgl)\.\s*$/iu;
/** A capital that only the first word of a sentence has. */
const BEGINS =
  /^(?:Ich|Er|Sie|Es|Wir|Man|D(?:er|ie|as|en|em|a|ann|anach|ort)|(?:E|Me)ine?[mnrs]?|Und|Aber|Auch|Jetzt|Heute|Gestern)\b/;

function segments(text: string, granularity: 'sentence' | 'word'): Intl.SegmentData[] {
  return [...new Intl.Segmenter('de', { granularity }).segment(text)];
}

/** The first sentence of a text, at most a few lines; cut between words. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const sentences = segments(line, 'sentence').map(({ segment }) => segment);
  const last = sentences.findIndex((segment, index) => {
    const next = sentences[index + 1];
    return next === undefined || BEGINS.test(next) || !GOES_ON.test(segment);
  });
  const sentence = sentences
    .slice(0, last + 1)
    .join('')
    .trim();
  if (sentence.length <= MAX_CHARACTERS) return sentence;
  const rest = segments(sentence, 'word').find(
    ({ index, segment }) => index + segment.length > MAX_CHARACTERS,
  );
  return `${sentence.slice(0, rest?.index || MAX_CHARACTERS).trimEnd()}\u00a0…`;
}
