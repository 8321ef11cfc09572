const NOT_PLAIN_FORMATTING = /<(?!\/?(?:p|br|hr|h[1-6]|em|strong|code|pre|blockquote|ul|ol|li)>)/g;

/**
 * Lets the explorer show the schema's descriptions, which it sets as HTML, under the page's Trusted Types: formatting
 * tags without any attribute stay, every other tag becomes text. Scripts and script addresses stay refused.
 */
export function allowFormattedText(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => html.replace(NOT_PLAIN_FORMATTING, '&lt;'),
  });
}
