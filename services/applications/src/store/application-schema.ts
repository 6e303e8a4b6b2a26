import { outboxFields, outboxIndex } from '@waratah/kit/events/outbox';
import { Schema } from 'mongoose';
import type { Application } from '../domain/application.ts';

const embedded = (fields: Record<string, unknown>) => ({ type: new Schema(fields, { _id: false }) });

export const applicationSchema = new Schema<Application>(
  {
    ...outboxFields,
    _id: { type: Number, required: true },
    studentId: { type: Number, required: true },
    jobId: { type: Number, required: true },
    employerId: { type: Number, required: true },
    status: { type: String, required: true },
    standing: Boolean,
    via: { type: String, required: true },
    idempotencyKey: String,
    appliedAt: { type: Date, required: true },
    ofDay: Number,
    statusChangedAt: { type: Date, required: true },
    move: embedded({ from: String, fromAt: Date, emailAt: Date }),
    versionBeforeEmail: Number,
    job: embedded({ title: String, companyName: String, city: String, state: String, location: String }),
    student: embedded({
      fullName: String,
      email: String,
      university: String,
      degree: String,
      graduationYear: String,
      languages: { type: [String], default: undefined },
      visaType: String,
    }),
    addressUnproven: Boolean,
    resume: embedded({ key: String, name: String, type: { type: String }, sizeBytes: Number }),
    note: String,
    jobVersion: { type: Number, required: true },
    closed: embedded({ at: Date, reason: String }),
    withdrawn: embedded({ at: Date, by: String }),
  },
  { versionKey: false, collection: 'applications', minimize: false, strict: 'throw' },
);

const standing = { partialFilterExpression: { standing: true } } as const;

applicationSchema.index({ studentId: 1, jobId: 1 }, { unique: true, ...standing });
applicationSchema.index(
  { studentId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
applicationSchema.index({ studentId: 1, _id: -1 });
applicationSchema.index({ employerId: 1, _id: -1 }, standing);
applicationSchema.index({ employerId: 1, jobId: 1, _id: -1 }, standing);
applicationSchema.index({ employerId: 1, status: 1, _id: -1 }, standing);
applicationSchema.index({ jobId: 1, jobVersion: 1 });
applicationSchema.index({ 'move.emailAt': 1 }, { partialFilterExpression: { 'move.emailAt': { $exists: true } } });
applicationSchema.index({ 'resume.key': 1 }, { partialFilterExpression: { 'resume.key': { $exists: true } } });
applicationSchema.index(...outboxIndex);
