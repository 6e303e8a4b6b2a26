import { type FieldKind, fromPostingFields } from '@waratah/vocabulary/posting-fields';

const types: Readonly<Record<FieldKind, unknown>> = {
  text: String,
  texts: [String],
  amount: Number,
  flag: Boolean,
  employment_type: String,
  role_category: String,
  salary_period: String,
  weekdays: [String],
};

/** The MongoDB columns of what an employer writes, in ads and in drafts. */
export const postingColumns = fromPostingFields(({ kind, always }) => ({
  type: types[kind],
  required: always === true,
}));
