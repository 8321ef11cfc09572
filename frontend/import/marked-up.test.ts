import { leastCpuMs } from '../../bff/workshop/testing/processor-time.ts';
import { markdownToText } from '../lib/markdown-to-text.ts';
import { toTexts } from './samples.rows.ts';

describe('HTML becomes text by the parser of the browser', () => {
  it.each([
    ['Erste Zeile<div>Zweite</div>', 'Erste Zeile\nZweite'],
    ['Einkauf:<ul><li>Milch</li><li>Brot</li></ul>', 'Einkauf:\nMilch\nBrot'],
    ['Text<h2>Titel</h2>', 'Text\nTitel'],
    ['<p>Eins</p><p></p><p>Zwei</p>', 'Eins\n\nZwei'],
    ['<p>Eins</p>\n<p><br></p>\n<p>Zwei</p>', 'Eins\n\nZwei'],
    ['Müde<br>aber <b>froh</b>', 'Müde\naber froh'],
    ['oben\nunten <i>schräg</i>', 'oben\nunten schräg'],
    ['<table><tr><td>Mo</td><td>Tee</td></tr><tr><td>Di</td><td>Saft</td></tr></table>', 'Mo\tTee\nDi\tSaft'],
    ['vor<hr>nach <code>x = 1</code> <mark>gelb</mark>', 'vor\nnach x = 1 gelb'],
    ['&uuml;ber &ndash; und so weiter&hellip; &#x1F36A;', 'über – und so weiter… 🍪'],
    ['<b>ich</b> <3 <Anna>, 2 < 3 & 4 > 3', 'ich <3 <Anna>, 2 < 3 & 4 > 3'],
    [
      '<a href="https://example.org/a">Rezept</a> und <a href="https://example.org">https://example.org</a>',
      'Rezept (https://example.org/a) und https://example.org',
    ],
    ['<p>Bild <img src="a.png" alt="Am Meer"></p>', 'Bild Am Meer'],
    ['<b>a</b><script>alert(1)</script>', 'a<script>alert(1)</script>'],
  ])('%j is %j', async (html, text) => {
    expect(await toTexts([html])).toEqual([text]);
  });
});

describe('Markdown becomes the words that it shows', () => {
  it.each([
    ['**Bold** *x* __y__ _z_ ***w*** ~~weg~~ ==hell== `code`', 'Bold x y z w weg hell code'],
    ['\u200B***Alice***\u200B schläft', 'Alice schläft'],
    ['# Titel\n\n> Zitat\n> weiter', 'Titel\n\nZitat\nweiter'],
    ['- [ ] offen\n- [x] fertig\n* Punkt\n1. Eins', '☐ offen\n☑ fertig\n* Punkt\n1. Eins'],
    [
      '[Text](https://example.org/a) <https://example.org>',
      'Text (https://example.org/a) https://example.org',
    ],
    [
      '[gestern](dayone2://view?entryId=1), ![Foto](https://example.org/a.jpg)',
      'gestern, Foto (https://example.org/a.jpg)',
    ],
    ['```js\nlet x = 2 * 3 * 4;\n```', 'let x = 2 * 3 * 4;'],
    ['~~~\n# 1 * 2\n~~~~\nEnde', '1 * 2\nEnde'],
    ['```Liebes Tagebuch\n~~~ Sonne ~~~\n```Tee```', '```Liebes Tagebuch\n~~~ Sonne ~~~\n```Tee```'],
    ['\\# kein Titel, 3\\-mal \\*\\* und \\[x\\](y)', '# kein Titel, 3-mal ** und [x](y)'],
    ['5*3*2, snake_case_name, a * b * c, **offen', '5*3*2, snake_case_name, a * b * c, **offen'],
    ['![](dayone-moment://A)\n\nMit Bild\\.', 'Mit Bild.'],
    ['Siehe [[2024-02-01|gestern]] und [[Anna]] ![[bild.png]] #tag', 'Siehe gestern und Anna  #tag'],
  ])('%j is %j', (markdown, text) => {
    expect(markdownToText(markdown)).toBe(text);
  });

  it.each(['*', '_', '[', '![[', '`', '```', '> ', '# ', '](', '\\', '~~', '- [ ] '])(
    'in linear time, also of many %s',
    async (sign) => {
      const leastMs = await leastCpuMs(() => {
        markdownToText(sign.repeat(50_000));
        markdownToText(`${sign}a `.repeat(20_000));
      });
      expect(leastMs).toBeLessThan(2_000);
    },
  );
});
