import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BRAND_PICTURES,
  type BrandPicture,
  FAVICON,
} from '../../../frontend/workshop/pictures/brand-pictures.ts';
import { draw, openBrowser } from '../../../frontend/workshop/pictures/studio.ts';

const PUBLIC_DIR = 'frontend/public';
const ICO_HEADER_BYTES = 22;
const JPEG_QUALITY = 90;

/** The container format of `favicon.ico`: a directory with a single entry, and a PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

/** `npm run pictures`: draws the app icons and the social picture again, into `frontend/public`. */
async function pictures(): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage({ colorScheme: 'light' });
  const take = async ({ file, width, height, body, css }: BrandPicture) => {
    await page.setViewportSize({ width, height });
    await draw(page, body, css);
    return file.endsWith('.jpg')
      ? page.screenshot({ type: 'jpeg', quality: JPEG_QUALITY })
      : page.screenshot({ omitBackground: true });
  };
  for (const picture of BRAND_PICTURES) writeFileSync(join(PUBLIC_DIR, picture.file), await take(picture));
  writeFileSync(join(PUBLIC_DIR, FAVICON.file), toIco(await take(FAVICON), FAVICON.width));
  await browser.close();
}

await pictures();
