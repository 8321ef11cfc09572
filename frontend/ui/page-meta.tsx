import { BRAND } from '../lib/brand.ts';

type PageMetaProps = { title: string; description: string; noIndex?: boolean };

/** Title, description and, where wanted, the 'noindex, nofollow' of a page (SPEC §2). */
export function PageMeta({ title, description, noIndex = false }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${BRAND}`}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
    </>
  );
}
