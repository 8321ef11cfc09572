import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const PAGE = /```yaml\n(.*?)```/s;

/** Prints what the page of a failed journey showed: where it fails on another machine, that is all there is to look at. */
export default class FailedPage implements Reporter {
  readonly #pages: string[] = [];

  /** Takes the page from what Playwright has written about the failure. */
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    const page = file && PAGE.exec(readFileSync(file, 'utf8'))?.[1];
    if (page) this.#pages.push(`\n── The page at the end of: ${title}\n${page}`);
  }

  /** Prints the pages, after the list of the journeys. */
  onEnd(): void {
    process.stdout.write(this.#pages.join(''));
  }

  /** Leaves the list to the reporter that stands beside this one. */
  printsToStdio(): boolean {
    return false;
  }
}
