import { z } from 'zod';

export type Reply = Readonly<{ status: number; body: unknown; headers: Headers }>;

/** Calls the REST API as a person would, with or without a token. */
export const rest = (gateway: string, token?: string) => {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const sent = fetch(`${gateway}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
    const answer = await sent.catch((cause: unknown) => {
      throw new Error(`${method} ${path} was not answered`, { cause });
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  };
  return {
    token,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => call('POST', path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string>) => call('PUT', path, body, headers),
    patch: (path: string, body: unknown, headers?: Record<string, string>) => call('PATCH', path, body, headers),
    delete: (path: string, body?: unknown) => call('DELETE', path, body),
    upload: (path: string, bytes: Uint8Array<ArrayBuffer>, name: string, headers?: Record<string, string>) => {
      const form = new FormData();
      form.set('file', new File([bytes], name));
      return call('POST', path, form, headers);
    },
  };
};

const SignedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.number(), email: z.string(), email_verified: z.boolean() }),
});

export const password = 'long enough';

export const studentPayload = (email: string, fields: object = {}) => ({
  email,
  password,
  username: email.split('@')[0],
  full_name: 'Mei Tan',
  contact_number: '0491 570 006',
  role: 'student',
  city_suburb: 'Ultimo NSW',
  date_of_birth: '2003-04-12',
  university: 'University of Technology Sydney',
  degree: 'Bachelor of Information Technology',
  graduation_year: '2027',
  visa_status: 'Student Visa subclass 500',
  ...fields,
});

export const employerPayload = (email: string, fields: object = {}) => ({
  email,
  password,
  full_name: 'Sam Lee',
  role: 'employer',
  company_name: 'Harbour Kitchen',
  employer_role_title: 'Owner',
  company_abn: '51824753556',
  company_size: '11-50',
  industry: 'Hospitality',
  ...fields,
});

/** The device cookie that an answer sets, as a browser sends it back. */
export const deviceCookieIn = (headers: Headers): string | undefined =>
  headers
    .getSetCookie()
    .map((line) => /^waratah_device=[^;]*/.exec(line)?.[0])
    .find((cookie) => cookie !== undefined);

/** Registers a person and answers who they are, with an API client of theirs. */
export const register = async (gateway: string, payload: object) => {
  const { status, body, headers } = await rest(gateway).post('/auth/register', payload);
  if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`);
  const { access_token, refresh_token, user } = SignedIn.parse(body);
  return {
    user,
    token: access_token,
    refreshToken: refresh_token,
    api: rest(gateway, access_token),
    device: deviceCookieIn(headers) ?? '',
  };
};

export const asOperator = (gateway: string) => rest(gateway, 'local:operators');
