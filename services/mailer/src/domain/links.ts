/** The page of an ad of another site is there; every other link of an email leads to the portal. */
const ofAds = 'url';

const isLink = (name: string) => name === ofAds || name.endsWith('Url');

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The first link of a request that leads away from the portal. Empty links are left out of the email. */
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
