import { z } from 'zod';

/** The parts of a JSON schema that examples need. */
const Schema = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  /** Of several alternatives, the first one. */
  type: z
    .union([z.string(), z.array(z.string()).transform((types) => types.find((type) => type !== 'null'))])
    .optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** Meaningful example values by field name; other values are made from their type. */
const words: Readonly<Record<string, string | number>> = {
  access_token: 'eyJhbGciOiJFZERTQSJ9...',
  refresh_token: '4f1c...e0.3.Jx2q',
  id_token: 'eyJhbGciOiJSUzI1NiJ9...',
  code: '492817',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Waratah:op%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Waratah',
  qr: '<svg>...</svg>',
  recovery_code: '3f9a1-0c77e-b52d8-61e04',
  token: '7.Qm9udXMgdG9rZW4',
  email: 'mei@example.org',
  password: 'correct horse battery',
  new_password: 'correct horse battery',
  username: 'mei',
  full_name: 'Mei Tan',
  contact_number: '+61491570006',
  city_suburb: 'Ultimo NSW',
  date_of_birth: '2003-04-12',
  university: 'University of Technology Sydney',
  degree: 'Bachelor of Information Technology',
  graduation_year: '2027',
  start_year: '2024',
  end_year: '2027',
  visa_status: 'Student Visa subclass 500',
  visa_subclass: '500',
  visa_expiry: '2028-03-15',
  verification_message: 'We checked your document: Student Visa subclass 500 until 15 March 2028.',
  company_name: 'Harbour Kitchen',
  employer_role_title: 'Owner',
  company_abn: '51824753556',
  company_website: 'https://harbourkitchen.example',
  company_size: '11-50',
  industry: 'Hospitality',
  title: 'Weekend barista',
  description: 'Make coffee on Saturday and Sunday mornings.',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  salary: '$33 an hour',
  salary_min: 33,
  salary_max: 36,
  salary_currency: 'AUD',
  salary_period: 'hour',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  resume_name: 'mei-tan.pdf',
  job_closed_reason: 'expired',
  day: '2026-11-21',
  date: '2026-11-21',
  url: 'https://waratah.example/api/files/eyJh...',
};

const isKind = (value: unknown, type: string | undefined) =>
  type === undefined ||
  (type === 'string' ? typeof value === 'string' : /^(?:number|integer)$/.test(type) && typeof value === 'number');

const known = (name: string, type: string | undefined): unknown => {
  if (isKind(words[name], type)) return words[name];
  if (type === 'string' && name.endsWith('_url')) return words.url;
  return type === 'string' && /_(?:at|date)$/.test(name) ? '2026-11-21T07:00:00.000Z' : undefined;
};

type Defs = Readonly<Record<string, unknown>>;

const sample = (given: unknown, name: string, defs: Defs, depth = 0): unknown => {
  const schema = Schema.parse(given);
  if (depth > 6) return null;
  if (schema.$ref) return sample(defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, defs, depth + 1);
  const [first] = schema.examples ?? schema.enum ?? [];
  if (first !== undefined) return first;
  if (schema.const !== undefined) return schema.const;
  const options = (schema.anyOf ?? schema.oneOf ?? []).map((option) => Schema.parse(option));
  const option = options.find(({ type }) => type !== 'null');
  if (option) return sample(option, name, defs, depth + 1);
  return known(name, schema.type) ?? byType(schema, name, defs, depth);
};

const byType = (schema: z.infer<typeof Schema>, name: string, defs: Defs, depth: number): unknown => {
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [field, sample(inner, field, defs, depth + 1)]),
    );
  switch (schema.type) {
    case 'object':
      return {};
    case 'array':
      return [sample(schema.items ?? {}, name.replace(/s$/, ''), defs, depth + 1)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return schema.format === 'date-time' ? '2026-11-21T07:00:00.000Z' : name.replaceAll('_', ' ') || 'text';
    default:
      return null;
  }
};

/** An example of a body that a schema accepts (`input`) or produces (`output`). */
export const exampleOf = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $defs, ...json } = Schema.parse(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return sample(json, '', $defs ?? {});
};
