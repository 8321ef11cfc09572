import type { PageSetting } from '../../bff/platform/env/operator.rules.ts';

/** The attribute of a page's root element that holds a fact about the operator or a setting. */
export function attributeOf(fact: PageSetting): string {
  return `data-${fact}`;
}

/** The placeholder of a fact in the built pages, which the server replaces at its start. */
export function placeholderOf(fact: PageSetting): string {
  return `{${fact}}`;
}

/** A fact as the server has written it into this page; in the build its placeholder. */
export function operatorFact(fact: PageSetting): string | null {
  return typeof document === 'undefined'
    ? placeholderOf(fact)
    : document.documentElement.getAttribute(attributeOf(fact));
}
