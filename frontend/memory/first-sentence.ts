const MAX_CHARACTERS = 240;

const sentences = new Intl.Segmenter('de', { granularity: 'sentence' });
const words = new Intl.Segmenter('de', { granularity: 'word' });

/** The first sentence of a text, at most a few lines; cut between words. */
export function firstSentence(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const [first] = sentences.segment(line);
  const sentence = (first?.segment ?? line).trim();
  if (sentence.length <= MAX_CHARACTERS) return sentence;
  const rest = [...words.segment(sentence)].find(
    ({ index, segment }) => index + segment.length > MAX_CHARACTERS,
  );
  return `${sentence.slice(0, rest?.index || MAX_CHARACTERS).trimEnd()}\u00a0…`;
}
