import { createHash } from 'node:crypto';
import { build, type Plugin, type UserConfig } from 'vite';
import { SCRIPT_TARGET, STYLE_TARGET } from './baseline.ts';

/** Matches the end of the element in which a text is embedded. */
const END_OF_ELEMENT = /<\/(?:script|style)|<!--/i;

function embeddable(text: string): string {
  if (END_OF_ELEMENT.test(text)) throw new Error('An embedded text would end its own element.');
  const digest = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return JSON.stringify({ text, digest });
}

/** Builds `…?embedded`: a script and its imported styles, as two texts with their digests. */
export function embedded(css: UserConfig['css']): Plugin {
  return {
    name: 'embedded',
    enforce: 'pre',
    load: {
      filter: { id: /\?embedded$/ },
      async handler(id) {
        const result = await build({
          configFile: false,
          logLevel: 'warn',
          css,
          build: {
            write: false,
            cssCodeSplit: false,
            target: SCRIPT_TARGET,
            cssTarget: STYLE_TARGET,
            // Tree shaking would drop styles of classes that only the page uses.
            rolldownOptions: { input: id.replace(/\?.*/, ''), output: { format: 'iife' }, treeshake: false },
          },
        });
        const files = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
        const script = files.find((file) => file.type === 'chunk');
        const style = files.find((file) => file.type === 'asset');
        if (!script || !style || files.length > 2)
          throw new Error(`${id} must become one script and one style.`);
        for (const source of script.moduleIds) this.addWatchFile(source);
        return `export const script = ${embeddable(script.code.trim())};
          export const style = ${embeddable(String(style.source).trim())};`;
      },
    },
  };
}
