import { folders } from '@waratah/kit/files/object-rights';
import { uploadBytes, uploadMegabytes } from '@waratah/vocabulary/limits';
import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { route } from './route.ts';
import { EmployerProfileBody, StudentProfileBody, Upload, User } from './shapes.ts';

export const profileRoutes = [
  route({
    method: 'put',
    path: '/auth/profile/student',
    tag: 'Profile',
    summary: "Change the student's profile; absent fields are not changed",
    roles: ['student'],
    input: { body: StudentProfileBody },
    operation: `mutation RestStudentProfile($input: StudentProfileInput!) { updateStudentProfile(input: $input) }`,
    variables: ({ body }) => ({ input: toCamelCase(body) }),
    answer: User,
  }),
  route({
    method: 'put',
    path: '/auth/profile/employer',
    tag: 'Profile',
    summary: "Change the employer's profile; absent fields are not changed",
    roles: ['employer'],
    input: { body: EmployerProfileBody },
    operation: `mutation RestEmployerProfile($input: EmployerProfileInput!) { updateEmployerProfile(input: $input) }`,
    variables: ({ body }) => ({ input: toCamelCase(body) }),
    answer: User,
  }),
  route({
    method: 'post',
    path: '/auth/profile/resume',
    tag: 'Profile',
    summary: `Upload the resume: a PDF of at most ${uploadMegabytes} MB; replaces the one before`,
    roles: ['student'],
    file: {
      folder: folders.resumes,
      kinds: ['pdf'],
      maxBytes: uploadBytes,
      wrongKind: 'Only PDF files are accepted for a resume.',
    },
    input: { body: Upload },
    operation: 'mutation RestCommitResume($key: String!, $name: String!) { commitResume(key: $key, name: $name) }',
    variables: ({ body }) => ({ key: body.key, name: body.name }),
    answer: z.object({ resume_url: z.string() }),
  }),
  route({
    method: 'delete',
    path: '/auth/profile/resume',
    tag: 'Profile',
    summary: 'Remove the resume',
    roles: ['student'],
    operation: `mutation RestRemoveResume { removeResume }`,
    answer: User,
  }),
  route({
    method: 'get',
    path: '/auth/resume/view',
    tag: 'Profile',
    summary: 'A link to the resume, valid for five minutes',
    roles: ['student'],
    operation: 'query RestResume { resume { resumeUrl: url } }',
    answer: z.object({ resume_url: z.string() }),
  }),
  route({
    method: 'post',
    path: '/auth/employer/company/logo',
    tag: 'Profile',
    summary: `Upload the company's logo: PNG, JPG, JPEG, WEBP or SVG of at most ${uploadMegabytes} MB`,
    roles: ['employer'],
    file: {
      folder: folders.logos,
      kinds: ['png', 'jpeg', 'webp', 'svg'],
      maxBytes: uploadBytes,
      wrongKind: 'The logo must be an image: PNG, JPG, JPEG, WEBP or SVG.',
    },
    input: { body: Upload },
    operation: 'mutation RestCommitLogo($key: String!, $name: String!) { commitCompanyLogo(key: $key, name: $name) }',
    variables: ({ body }) => ({ key: body.key, name: body.name }),
    answer: z.object({ company_logo_url: z.string() }),
  }),
  route({
    method: 'delete',
    path: '/auth/employer/company/logo',
    tag: 'Profile',
    summary: "Remove the company's logo",
    roles: ['employer'],
    operation: `mutation RestRemoveLogo { removeCompanyLogo }`,
    answer: User,
  }),
];
