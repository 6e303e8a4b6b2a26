import { folders } from '@waratah/kit/files/object-rights';
import { uploadBytes, uploadMegabytes } from '@waratah/vocabulary/limits';
import { z } from 'zod';
import { route } from './route.ts';
import { Upload } from './shapes.ts';

/** The visa status record (spec section 3). */
const VisaStatus = z
  .object({
    verification_status: z.enum(['not_started', 'pending', 'verified', 'rejected', 'expired']),
    has_verification: z.boolean(),
    verification_message: z.string(),
    vevo_document_url: z.string().nullable(),
  })
  .meta({ id: 'VisaStatus' });
const VisaDocuments = z
  .object({ vevo: z.object({ resolved_url: z.string().nullable() }) })
  .meta({ id: 'VisaDocuments' });

const optionalText = z.string('Must be text').nullish();

/** Fields that are left out are taken from the profile (design section 9). */
const VerifyBody = z.object({
  visa_subclass: optionalText,
  visa_expiry: optionalText,
  consent: z
    .boolean('Must be true')
    .nullish()
    .meta({ examples: [true] }),
});

const WorkRule = z
  .object({
    visa: z.string(),
    label: z.string(),
    condition: z.string().nullable(),
    text: z.string(),
    from: z.string(),
    until: z.string().nullable(),
    source: z.string(),
    checked_on: z.string().nullable(),
    is_due: z.boolean(),
  })
  .meta({ id: 'WorkRule' });

export const visaRoutes = [
  route({
    method: 'get',
    path: '/visa/rules',
    tag: 'Visa',
    summary:
      'Every rule about work of each visa that matching applies, with its source: general information, not legal advice',
    roles: ['guest'],
    operation: 'query RestWorkRules { workRules }',
    answer: z.array(WorkRule),
  }),
  route({
    method: 'get',
    path: '/auth/visa/status',
    tag: 'Visa',
    summary: "The status of the visa's verification",
    roles: ['student'],
    operation: `query RestVisaStatus { visaStatus }`,
    answer: VisaStatus,
  }),
  route({
    method: 'post',
    path: '/auth/visa/verify',
    creates: true,
    tag: 'Visa',
    summary: 'Ask for a review of the uploaded document; needs `consent`, absent fields are taken from the profile',
    roles: ['student'],
    input: { body: VerifyBody },
    operation: `mutation RestVerifyVisa($input: VisaVerificationInput!) { requestVisaVerification(input: $input) }`,
    variables: ({ body }) => ({
      input: { visaSubclass: body.visa_subclass, visaExpiry: body.visa_expiry, consent: body.consent },
    }),
    answer: VisaStatus,
  }),
  route({
    method: 'post',
    path: '/auth/visa/documents/upload',
    tag: 'Visa',
    summary: `Upload the VEVO document: PDF, JPG, PNG, DOC or DOCX of at most ${uploadMegabytes} MB; replaces the one before`,
    roles: ['student'],
    file: {
      folder: folders.visaDocuments,
      kinds: ['pdf', 'jpeg', 'png', 'doc', 'docx'],
      maxBytes: uploadBytes,
      wrongKind: 'The document must be a whole PDF, JPG, PNG, DOC or DOCX file.',
    },
    input: { query: z.object({ document_type: z.literal('vevo', 'Must be vevo') }), body: Upload },
    operation:
      'mutation RestCommitVisaDocument($key: String!, $name: String!) { commitVisaDocument(key: $key, name: $name) { documentUrl: vevoDocumentUrl } }',
    variables: ({ body }) => ({ key: body.key, name: body.name }),
    answer: z.object({ document_url: z.string() }),
  }),
  route({
    method: 'get',
    path: '/auth/visa/documents',
    tag: 'Visa',
    summary: "Links to the caller's documents, valid for five minutes; null when there is none",
    roles: ['student'],
    operation: 'query RestVisaDocuments { visaDocuments }',
    answer: VisaDocuments,
  }),
];
