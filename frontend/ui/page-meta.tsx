import { QUESTION } from '../../bff/answer/answer.sentences.rules.ts';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { publicOrigin } from '../lib/public-origin.ts';

type PageMetaProps = {
  title: string;
  description: string;
  /** Canonical path of an indexed page. */
  canonical?: string;
  noIndex?: boolean;
};

/** Title, description, Open Graph tags and robots rule of a page. */
export function PageMeta({ title, description, canonical, noIndex = false }: PageMetaProps) {
  const address = canonical && publicOrigin() + canonical;
  return (
    <>
      <title>{`${title} | ${BRAND}`}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {/* Drawn by `npm run pictures`. */}
      <meta property="og:image" content={`${publicOrigin()}/social.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${BRAND}. Eine Frage pro Tag: ${QUESTION.text}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
