import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { GeneratedFile } from '../lib/download-file.ts';
import { DiaryDocument } from './document/diary-document.tsx';
import { script, style } from './document/reader.ts?embedded';
import { DIARY_TITLE, diaryFileName } from './export.wording.ts';
import type { Exported } from './fetch-export.ts';

/** Loads nothing, and allows only this style and this script: an entry cannot inject its own. */
const POLICY = [
  "default-src 'none'",
  `script-src '${script.digest}'`,
  `style-src '${style.digest}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Renders markup; the browser's serialisation (`innerHTML`) escapes every text. */
function markupOf(content: ReactNode): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(content));
  const markup = place.innerHTML;
  root.unmount();
  return markup;
}

/** HTML: the whole diary in one file, which any browser opens offline. */
export function htmlFile({ answers }: Exported, day: string): GeneratedFile {
  const text = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${DIARY_TITLE}</title>
<style>${style.text}</style>
</head>
<body>
${markupOf(<DiaryDocument answers={answers.toReversed()} today={day} />)}
<script>${script.text}</script>
</body>
</html>
`;
  return { name: diaryFileName(day, 'html'), text, type: 'text/html' };
}
