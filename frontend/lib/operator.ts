import type { PageSetting } from '../../bff/platform/env/operator.rules.ts';

/** Attribute of the root element that holds a fact about the operator or a setting. */
export function attributeOf(fact: PageSetting): string {
  return `data-${fact}`;
}

/** Placeholder of a fact in the built pages; the server replaces it at startup. */
export function placeholderOf(fact: PageSetting): string {
  return `{${fact}}`;
}

/** The fact that the server has written into this page; during the build its placeholder. */
export function operatorFact(fact: PageSetting): string | null {
  return typeof document === 'undefined'
    ? placeholderOf(fact)
    : document.documentElement.getAttribute(attributeOf(fact));
}
