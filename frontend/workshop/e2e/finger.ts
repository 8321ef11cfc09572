import type { Locator } from '@playwright/test';

/** A finger that counts its taps and brings each target into view. */
export class Finger {
  taps = 0;

  async on(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.on(field);
    await field.fill(text);
  }
}
