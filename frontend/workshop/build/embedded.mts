import { createHash } from 'node:crypto';
import { build, type Plugin, type UserConfig } from 'vite';
import { SCRIPT_TARGET, STYLE_TARGET } from './baseline.ts';

/** What would end the element that the text stands in. */
const ENDS_ITS_ELEMENT = /<\/(?:script|style)|<!--/i;

function embeddable(text: string) {
  if (ENDS_ITS_ELEMENT.test(text)) throw new Error('What is embedded would end its own element.');
  return { text, digest: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

async function built(entry: string, css: UserConfig['css']) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    css,
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      target: SCRIPT_TARGET,
      cssTarget: STYLE_TARGET,
      // Styles of classes that only the page names would be shaken off.
      rolldownOptions: { input: entry, output: { format: 'iife' }, treeshake: false },
    },
  });
  const files = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  const [script, ...scripts] = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const [style, ...others] = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  if (!script || !style || scripts.length > 0 || others.length > 0)
    throw new Error(`${entry} must become one script and one style.`);
  const sources = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return { sources, script: embeddable(script.trim()), style: embeddable(style.trim()) };
}

/** Builds `…?embedded`: a script with the styles that it imports, as two texts. */
export function embedded(css: UserConfig['css']): Plugin {
  return {
    name: 'embedded',
    enforce: 'pre',
    load: {
      filter: { id: /\?embedded$/ },
      async handler(id) {
        const { sources, script, style } = await built(id.replace(/\?.*/, ''), css);
        for (const source of sources) this.addWatchFile(source);
        return `export const script = ${JSON.stringify(script)};\nexport const style = ${JSON.stringify(style)};`;
      },
    },
  };
}
