/** How a client reaches NATS by an address with credentials, which the library does not read from it. */
export const natsServer = (address: string) => {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const named = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return { servers: url.href, ...named };
};
