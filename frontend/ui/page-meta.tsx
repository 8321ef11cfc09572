import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { publicOrigin } from '../lib/public-origin.ts';

type PageMetaProps = {
  title: string;
  description: string;
  /** Canonical path of an indexed page. */
  canonical?: string;
  noIndex?: boolean;
};

/** Title, description, Open Graph tags and robots rule of a page; what all pages share is in `index.html`. */
export function PageMeta({ title, description, canonical, noIndex = false }: PageMetaProps) {
  const address = canonical && publicOrigin() + canonical;
  return (
    <>
      <title>{`${title} | ${BRAND}`}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
