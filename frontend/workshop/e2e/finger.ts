import type { Locator } from '@playwright/test';

/** A finger whose taps are counted; what it has tapped is in sight. */
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
