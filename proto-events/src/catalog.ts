import type { DescMessage } from '@bufbuild/protobuf';
import { JobAssessedSchema, ProfileAssessedSchema } from './generated/ai/v1/events_pb.ts';
import {
  ApplicationStatusChangedSchema,
  ApplicationSubmittedSchema,
  ApplicationWithdrawnSchema,
} from './generated/applications/v1/events_pb.ts';
import { ActionRecordedSchema } from './generated/audit/v1/events_pb.ts';
import {
  ProfileUpdatedSchema,
  ResumeRemovedSchema,
  ResumeUploadedSchema,
  UserDeletedSchema,
  UserEmailVerifiedSchema,
  UserRegisteredSchema,
  UserReinstatedSchema,
  UserSuspendedSchema,
} from './generated/identity/v1/events_pb.ts';
import {
  JobClosedSchema,
  JobPublishedSchema,
  JobSubmittedSchema,
  JobUpdatedSchema,
  SearchChangedSchema,
  SearchFoundSchema,
} from './generated/jobs/v1/events_pb.ts';
import { MessageRequestedSchema } from './generated/mail/v1/events_pb.ts';
import { AddressRestoredSchema, MessageBouncedSchema, MessageSentSchema } from './generated/mailer/v1/events_pb.ts';
import { DigestPreparedSchema, DigestSentSchema, FeedbackGivenSchema } from './generated/matching/v1/events_pb.ts';
import { VerificationDecidedSchema, VerificationSubmittedSchema } from './generated/visa/v1/events_pb.ts';

/** Every event: its type, with which its NATS subject begins, and its message. */
export const catalog = {
  'identity.user.v1.registered': UserRegisteredSchema,
  'identity.user.v1.email_verified': UserEmailVerifiedSchema,
  'identity.user.v1.suspended': UserSuspendedSchema,
  'identity.user.v1.reinstated': UserReinstatedSchema,
  'identity.user.v1.deleted': UserDeletedSchema,
  'identity.profile.v1.updated': ProfileUpdatedSchema,
  'identity.resume.v1.uploaded': ResumeUploadedSchema,
  'identity.resume.v1.removed': ResumeRemovedSchema,
  'jobs.job.v1.submitted': JobSubmittedSchema,
  'jobs.job.v1.published': JobPublishedSchema,
  'jobs.job.v1.updated': JobUpdatedSchema,
  'jobs.job.v1.closed': JobClosedSchema,
  'jobs.search.v1.found': SearchFoundSchema,
  'jobs.search.v1.changed': SearchChangedSchema,
  'applications.application.v1.submitted': ApplicationSubmittedSchema,
  'applications.application.v1.status_changed': ApplicationStatusChangedSchema,
  'applications.application.v1.withdrawn': ApplicationWithdrawnSchema,
  'ai.job.v1.assessed': JobAssessedSchema,
  'ai.profile.v1.assessed': ProfileAssessedSchema,
  'matching.digest.v1.prepared': DigestPreparedSchema,
  'matching.digest.v1.sent': DigestSentSchema,
  'matching.feedback.v1.given': FeedbackGivenSchema,
  'visa.verification.v1.submitted': VerificationSubmittedSchema,
  'visa.verification.v1.decided': VerificationDecidedSchema,
  'audit.action.v1.recorded': ActionRecordedSchema,
  'mail.message.v1.requested': MessageRequestedSchema,
  'mailer.message.v1.sent': MessageSentSchema,
  'mailer.message.v1.bounced': MessageBouncedSchema,
  'mailer.address.v1.restored': AddressRestoredSchema,
} as const satisfies Record<string, DescMessage>;

export type Catalog = typeof catalog;
export type EventType = keyof Catalog;

/** Whom an event is about: where its data has the person's id or address. An event about nobody outlasts deletions. */
type Person = readonly [string, ...string[]] | 'nobody';

/** Events that name people by their ids alone are about nobody, because after a deletion an id leads to no one. */
export const personIn: Readonly<Record<EventType, Person>> = {
  'identity.user.v1.registered': ['user', 'id'],
  'identity.user.v1.email_verified': ['user', 'id'],
  'identity.user.v1.suspended': ['user', 'id'],
  'identity.user.v1.reinstated': ['user', 'id'],
  'identity.user.v1.deleted': 'nobody',
  'identity.profile.v1.updated': ['user', 'id'],
  'identity.resume.v1.uploaded': ['user', 'id'],
  'identity.resume.v1.removed': ['user', 'id'],
  'jobs.job.v1.submitted': ['job', 'employerId'],
  'jobs.job.v1.published': ['job', 'employerId'],
  'jobs.job.v1.updated': ['job', 'employerId'],
  'jobs.job.v1.closed': 'nobody',
  'jobs.search.v1.found': ['studentId'],
  'jobs.search.v1.changed': ['studentId'],
  'applications.application.v1.submitted': 'nobody',
  'applications.application.v1.status_changed': 'nobody',
  'applications.application.v1.withdrawn': 'nobody',
  'ai.job.v1.assessed': ['employerId'],
  'ai.profile.v1.assessed': ['userId'],
  'matching.digest.v1.prepared': 'nobody',
  'matching.digest.v1.sent': 'nobody',
  'matching.feedback.v1.given': 'nobody',
  'visa.verification.v1.submitted': ['studentId'],
  'visa.verification.v1.decided': ['studentId'],
  'audit.action.v1.recorded': 'nobody',
  'mail.message.v1.requested': ['to'],
  'mailer.message.v1.sent': 'nobody',
  'mailer.message.v1.bounced': 'nobody',
  'mailer.address.v1.restored': 'nobody',
};

/** Narrows a string to a known event type. */
export const isEventType = (type: string): type is EventType => Object.hasOwn(catalog, type);
