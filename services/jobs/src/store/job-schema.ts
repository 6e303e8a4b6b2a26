import { outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { Schema } from 'mongoose';
import type { JobRecord } from '../domain/job.ts';
import { postingColumns } from './posting-columns.ts';

export const jobSchema = new Schema<JobRecord>(
  {
    ...outboxFields,
    _id: { type: Number, required: true },
    ...postingColumns,
    employerId: Number,
    companyName: { type: String, default: '' },
    place: { _id: false, city: String, state: String, latitude: Number, longitude: Number, postcode: String },
    fingerprint: { _id: false, signature: String, bands: [String] },
    postedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    isActive: { type: Boolean, required: true },
    deletedAt: Date,
    review: { _id: false, status: { type: String, required: true }, by: String, cause: String, reason: String },
    approvedAt: Date,
    hiddenAt: Date,
    lastShown: { type: new Schema({ title: String, companyName: String }, { _id: false }) },
    duplicateOf: Number,
    source: {
      type: new Schema(
        {
          website: String,
          url: String,
          scrapedAt: Date,
          classification: String,
          withdrawnAt: Date,
          key: String,
          contents: [String],
        },
        { _id: false },
      ),
    },
    idempotencyKey: String,
    firstPosted: String,
    draftId: Number,
    revision: Number,
    remindedFor: Date,
    ownerSuspended: Boolean,
    document: {
      type: new Schema(
        {
          key: String,
          name: String,
          type: { type: String },
          sizeBytes: Number,
          at: Date,
          words: { _id: false, text: String, isWhole: Boolean },
        },
        { _id: false },
      ),
    },
    standingSince: Date,
    wordsVersion: Number,
    emailWaits: Boolean,
    shown: { type: Boolean, required: true },
    assessment: { type: Schema.Types.Mixed },
    assessedAt: Date,
    firstReadAt: Date,
  },
  { versionKey: false, collection: 'jobs', minimize: false, strict: 'throw' },
);

const where = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });

jobSchema.index({ employerId: 1, _id: -1 }, where('employerId'));
jobSchema.index({ employerId: 1, postedAt: -1, _id: -1 }, where('employerId'));
jobSchema.index({ postedAt: -1 }, where('employerId'));
jobSchema.index({ draftId: 1 }, { unique: true, ...where('draftId') });
jobSchema.index({ employerId: 1, idempotencyKey: 1 }, { unique: true, ...where('idempotencyKey') });
jobSchema.index(
  { 'review.status': 1, 'review.cause': 1, _id: 1 },
  { partialFilterExpression: { 'review.status': 'pending_review' } },
);
jobSchema.index({ expiresAt: 1 }, { partialFilterExpression: { shown: true } });
jobSchema.index({ updatedAt: 1 });
jobSchema.index({ assessedAt: 1 }, where('assessedAt'));
jobSchema.index({ shown: 1, _id: 1 }, { partialFilterExpression: { shown: true } });
jobSchema.index({ duplicateOf: 1, _id: 1 }, where('duplicateOf'));
jobSchema.index({ companyName: 1, postedAt: -1, _id: -1 }, where('source.key'));
jobSchema.index({ 'source.key': 1 }, { unique: true, ...where('source.key') });
jobSchema.index({ 'fingerprint.bands': 1 });
jobSchema.index({ 'document.key': 1 }, where('document.key'));
jobSchema.index(...outboxIndex);
