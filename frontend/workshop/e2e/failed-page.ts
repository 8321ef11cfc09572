import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const PAGE = /```yaml\n(.*?)```/s;

/** Prints the page and the error of a failed journey: on another machine this is the only evidence. */
export default class FailedPage implements Reporter {
  readonly #pages: string[] = [];
  readonly #errors: string[] = [];

  /** Reads the page from Playwright's own report of the failure. */
  onTestEnd({ title }: TestCase, { attachments, errors }: TestResult): void {
    for (const { message } of errors) this.#errors.push(`\n── The error of: ${title}\n${message}\n`);
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    const page = file && PAGE.exec(readFileSync(file, 'utf8'))?.[1];
    if (page) this.#pages.push(`\n── The page at the end of: ${title}\n${page}`);
  }

  /** Prints the pages after the list of the journeys, and the errors last: a log often keeps only its end. */
  onEnd(): void {
    process.stdout.write([...this.#pages, ...this.#errors].join(''));
  }

  /** Leaves the list of tests to the other reporter. */
  printsToStdio(): boolean {
    return false;
  }
}
