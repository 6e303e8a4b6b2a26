import * as z from 'zod/mini';
import { callRest, RestError } from '../../lib/api/rest.ts';
import { serverEvents } from '../../lib/api/server-events.ts';

/** The form's facts of the job, except its title. */
type Facts = Readonly<{
  roleCategory: string | null;
  employmentType: string | null;
  location: string | null;
  visaSponsorship: boolean;
  internationalStudentFriendly: boolean;
  /** Australian dollars per `salaryPeriod`. */
  salaryMin?: number | null;
  salaryMax?: number | null;
  salaryPeriod?: string | null;
  hoursMin?: number | null;
  hoursMax?: number | null;
  workDays?: readonly string[];
  shiftStart?: string | null;
  shiftEnd?: string | null;
}>;

/** The facts of a job that a description may use. */
export type DescriptionFacts = Facts &
  Readonly<{
    title: string;
    /** The quick form's prompt and model; the server uses them only as far as its operator allows. */
    instruction?: Readonly<{ prompt: string; model: string }>;
  }>;

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);
const Written = z.object({ description: z.optional(z.unknown()), text: z.optional(z.unknown()) });

/** The text in an answer, which a server may call `description` or `text` (spec section 7); empty without either. */
export const writtenIn = (answer: unknown): string => {
  const { description, text } = z.parse(Written, answer);
  return textIn(description) ?? textIn(text) ?? '';
};
const Failed = z.object({ detail: z.string() });

/** The pay, if the form has any; it is sent in addition to the payload of the specification. */
const payOf = ({ salaryMin, salaryMax, salaryPeriod }: DescriptionFacts) =>
  salaryMin == null && salaryMax == null
    ? {}
    : { salary_min: salaryMin, salary_max: salaryMax, salary_period: salaryPeriod };

/** The working hours that the form has. */
const hoursOf = ({ hoursMin, hoursMax, workDays, shiftStart, shiftEnd }: DescriptionFacts) => ({
  ...(hoursMin != null && { hours_min: hoursMin }),
  ...(hoursMax != null && { hours_max: hoursMax }),
  ...(workDays?.length && { work_days: workDays }),
  ...(shiftStart && { shift_start: shiftStart }),
  ...(shiftEnd && { shift_end: shiftEnd }),
});

/** The payload of spec section 7; the skills are always an empty list. */
export const descriptionBody = (facts: DescriptionFacts, companyName: string | null) => {
  const terms = {
    role_category: facts.roleCategory,
    employment_type: facts.employmentType,
    location: facts.location,
  };
  return {
    title: facts.title,
    skills: [],
    ...terms,
    context: {
      company_name: companyName,
      visa_sponsorship: facts.visaSponsorship,
      international_student_friendly: facts.internationalStudentFriendly,
      ...terms,
      ...payOf(facts),
      ...hoursOf(facts),
    },
    ...facts.instruction,
  };
};

type GenerationRequest = Readonly<{ facts: DescriptionFacts; companyName: string | null; signal: AbortSignal }>;

/** Generates a description and passes on the partial text. Returns the whole text; throws if generation fails. */
export async function writeDescription(
  { facts, companyName, signal }: GenerationRequest,
  onPartialText: (html: string) => void,
): Promise<string> {
  const body = JSON.stringify(descriptionBody(facts, companyName));
  const accept = 'text/event-stream, application/json';
  const answer = await callRest('/ai/generate/job-description', { method: 'POST', body, signal, accept });
  // A server or proxy that does not stream sends the whole text at once.
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return writtenIn(await answer.json());
  for await (const { name, data } of serverEvents(answer)) {
    if (name === 'failed') throw new RestError(503, z.parse(Failed, data).detail);
    const html = writtenIn(data);
    if (name === 'done') return html;
    onPartialText(html);
  }
  throw new Error('The stream ended before the text did');
}
