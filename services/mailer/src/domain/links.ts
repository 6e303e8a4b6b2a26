/** Email fields that may link to another website, where its ad is; all other links lead to the portal. */
const ofAds = 'url';

const isLink = (name: string) => name === ofAds || name.endsWith('Url');

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The first link in a request that leads away from the portal. Empty links are left out of the email. */
export const foreignLinkIn = (content: unknown, publicUrl: string, name = ''): string | undefined => {
  if (typeof content === 'string') {
    if (!isLink(name) || content === '' || originOf(content) === originOf(publicUrl)) return undefined;
    return name === ofAds && isWeb(content) ? undefined : content;
  }
  if (typeof content !== 'object' || content === null) return undefined;
  for (const [inner, value] of Object.entries(content)) {
    const found = foreignLinkIn(value, publicUrl, Array.isArray(content) ? name : inner);
    if (found !== undefined) return found;
  }
  return undefined;
};
