import { expect, type Locator, type Page } from '@playwright/test';
import { expectToast } from '../steps.ts';

/** The accessible name; a function if the name depends on the day. */
type Name = string | RegExp | (() => string);

/** A text that a person reads in a state: its words, the role of the element, and the target of a link. */
export type Sight =
  | { kind: 'heading' | 'button' | 'tab' | 'field' | 'dialog' | 'item' | 'text' | 'nothing'; name: Name }
  | { kind: 'link'; name: Name; to: string }
  | { kind: 'toast'; of: 'success' | 'error'; title: string; text?: string | undefined };

const sight = (kind: Exclude<Sight['kind'], 'link' | 'toast'>) => (name: Name) => ({ kind, name });

export const heading = sight('heading');
export const button = sight('button');
export const tab = sight('tab');
export const field = sight('field');
export const dialog = sight('dialog');
/** An entry of a list. */
export const item = sight('item');
/** Plain text. */
export const text = sight('text');
/** Text that must not be present. */
export const nothing = sight('nothing');

export function link(name: Name, to: string): Sight {
  return { kind: 'link', name, to };
}

export function successToast(title: string, text?: string): Sight {
  return { kind: 'toast', of: 'success', title, text };
}

export function errorToast(title: string, text: string): Sight {
  return { kind: 'toast', of: 'error', title, text };
}

function find(page: Page, seen: Exclude<Sight, { kind: 'toast' }>): Locator {
  const { kind } = seen;
  const name = typeof seen.name === 'function' ? seen.name() : seen.name;
  switch (kind) {
    case 'heading':
    case 'button':
    case 'tab':
    case 'link':
      return page.getByRole(kind, { name, exact: true });
    case 'field':
      return page.getByLabel(name, { exact: true });
    case 'dialog':
      return page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }));
    case 'item':
      return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    case 'text':
    case 'nothing':
      return page.getByText(name, { exact: true });
  }
}

/** Expects that the person sees this. */
export async function expectSight(page: Page, seen: Sight): Promise<void> {
  if (seen.kind === 'toast') return expectToast(page, seen.of, seen.title, seen.text);
  const found = find(page, seen).filter({ visible: true });
  if (seen.kind === 'nothing') return expect(found).toHaveCount(0);
  if (seen.kind === 'link')
    return expect(found.and(page.locator(`[href="${seen.to}"]`)).first()).toBeVisible();
  await expect(found.first()).toBeVisible();
}

/** Whether this must not be present. */
export function isAbsence(seen: Sight): boolean {
  return seen.kind === 'nothing';
}

/** Whether this is the button that stops decorative motion; the button is absent without motion. */
export function isMotionSwitch(seen: Sight): boolean {
  return seen.kind === 'button' && /^Animation/.test(String(seen.name));
}
