const NOT_PLAIN_FORMATTING = /<(?!\/?(?:p|br|hr|h[1-6]|em|strong|code|pre|blockquote|ul|ol|li)>)/g;

/**
 * Lets the explorer show schema descriptions as HTML under Trusted Types: formatting tags without attributes stay,
 * every other tag becomes text. Scripts and script addresses stay refused.
 */
export function allowFormattedText(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => html.replace(NOT_PLAIN_FORMATTING, '&lt;'),
  });
}
