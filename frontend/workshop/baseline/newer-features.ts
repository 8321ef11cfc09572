import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { BASELINE } from '../../build/baseline.ts';

/** The parts of MDN's compatibility data whose names sources use. */
export type CompatData = Record<'api' | 'css' | 'html' | 'javascript', Identifier>;

/** A source file's name ending and text. */
export type Source = { path: string; text: string };

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const STATIC = '_static';

type Named = { feature: string; isNewer: boolean };

/** The features that a text can name by a single key, such as `.any` or `AbortSignal.any`. */
class Names {
  readonly #named = new Map<string, Named[]>();

  add(key: string, feature: string, statement: CompatStatement | undefined): void {
    if (!statement) return;
    const named = { feature, isNewer: isNewer(statement) };
    this.#named.set(key, [...(this.#named.get(key) ?? []), named]);
  }

  /** The feature of a key, if everything of this name is newer than the baseline. */
  newer(key: string): string | undefined {
    const named = this.#named.get(key);
    return named?.every(({ isNewer }) => isNewer) ? named[0]?.feature : undefined;
  }
}

function isNewer({ support }: CompatStatement): boolean {
  const known = new Map(Object.entries(support));
  return Object.entries(BASELINE).some(([browser, baseline]) => {
    // A prefixed feature counts: the build writes prefixes.
    const statements = [known.get(browser) ?? []].flat();
    return !statements.some(
      ({ version_added: since, flags }) =>
        !flags &&
        typeof since === 'string' &&
        Number.parseFloat(since.replace('≤', '')) <= Number.parseFloat(baseline),
    );
  });
}

function membersOf(identifier: object | undefined): [name: string, member: Identifier][] {
  return Object.entries(identifier ?? {}).filter(([name]) => name !== '__compat');
}

function scriptNames({ api, javascript, html }: CompatData): Names {
  const names = new Names();
  for (const [owner, { __compat, ...members }] of [...membersOf(api), ...membersOf(javascript.builtins)]) {
    names.add(owner, owner, __compat);
    for (const [member, { __compat }] of membersOf(members)) {
      const name = member.replace(STATIC, '');
      const feature = `${owner}.${name}`;
      // A name that occurs alone and after its owner.
      if (owner === 'Window') names.add(`${name}(`, feature, __compat);
      names.add(feature, feature, __compat);
      if (!member.endsWith(STATIC)) names.add(`.${name}`, feature, __compat);
    }
  }
  const elements = membersOf(html.elements).map(([, element]) => element);
  for (const attributes of [html.global_attributes, ...elements]) {
    for (const [name, { __compat }] of membersOf(attributes)) names.add(`${name}=`, `<… ${name}>`, __compat);
  }
  return names;
}

function scriptKeys(text: string): string[] {
  const words = [...text.matchAll(/\b[A-Z]\w+\b/g)].map(([word]) => word);
  const owned = [...text.matchAll(/\b([A-Z]\w+)\.(\w+)/g)].map(([, owner, member]) => `${owner}.${member}`);
  const asked = [...text.matchAll(/'(\w+)' in ([A-Z]\w+)/g)].map(([, member, owner]) => `${owner}.${member}`);
  const alone = [...text.matchAll(/(?<![.\w])[a-z]\w+\(/g)].map(([call]) => call);
  const members = [...text.matchAll(/\.(\w+)|'(\w+)' in /g)].map(
    ([, member, asked]) => `.${member ?? asked}`,
  );
  const attributes = [...text.matchAll(/\s([a-zA-Z]+)=[{"]/g)].map(([, name]) => `${name?.toLowerCase()}=`);
  return [...words, ...owned, ...asked, ...alone, ...members, ...attributes];
}

function styleNames({ css }: CompatData): Names {
  const names = new Names();
  for (const [property, { __compat, ...values }] of membersOf(css.properties)) {
    names.add(`${property}:`, property, __compat);
    for (const [value, { __compat }] of membersOf(values)) {
      names.add(`${property}: ${value}`, `${property}: ${value}`, __compat);
    }
  }
  for (const [name, { __compat }] of membersOf(css.selectors)) names.add(`:${name}`, `:${name}`, __compat);
  for (const [name, { __compat }] of membersOf(css['at-rules'])) names.add(`@${name}`, `@${name}`, __compat);
  for (const [name, { __compat }] of membersOf(css.types)) names.add(`${name}(`, `${name}()`, __compat);
  return names;
}

function styleKeys(text: string): string[] {
  const declared = [...text.matchAll(/([a-z-]+):\s*([^;{}]+)[;}]/g)].flatMap(([, property, value = '']) => [
    `${property}:`,
    ...value.split(/[\s,]+/).map((word) => `${property}: ${word}`),
  ]);
  const others = [...text.matchAll(/::?([a-z-]+)|(@[a-z-]+)|([a-z-]+\()/g)].map(([, selector, rule, call]) =>
    selector ? `:${selector}` : (rule ?? call ?? ''),
  );
  return [...declared, ...others];
}

/** The members that sources declare themselves, whose name says nothing about the browser's. */
function ownMembers(sources: Source[]): Set<string> {
  const declared = sources.flatMap(({ text }) => [
    ...text.matchAll(/(?<![.\w])(\w+)\??(?::|\([^)]*\)[:;]|,\n)/g),
  ]);
  return new Set(declared.map(([, name]) => `.${name}`));
}

/**
 * Returns a function that lists the features that sources use and a browser of the baseline lacks. A name without its
 * owner, such as `.any`, counts if everything with this name is newer and no source declares such a member.
 */
export function newerFeaturesBy(data: CompatData): (sources: Source[]) => string[] {
  const ofScripts = scriptNames(data);
  const ofStyles = styleNames(data);
  return (sources) => {
    const own = ownMembers(sources);
    const found = sources.flatMap(({ path, text }) => {
      const plain = text.replace(COMMENTS, ' ');
      return path.endsWith('.css')
        ? styleKeys(plain).map((key) => ofStyles.newer(key))
        : scriptKeys(plain).map((key) => (own.has(key) ? undefined : ofScripts.newer(key)));
    });
    return [...new Set(found.filter((feature) => feature !== undefined))].sort();
  };
}
