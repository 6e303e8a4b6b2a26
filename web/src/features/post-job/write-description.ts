import * as z from 'zod/mini';
import { callRest, RestError } from '../../lib/api/rest.ts';
import { serverEvents } from '../../lib/api/server-events.ts';

/** The facts of a job that a description may use. */
export type DescriptionFacts = Readonly<{
  title: string;
  skills: readonly string[];
  roleCategory: string | null;
  employmentType: string | null;
  location: string | null;
  visaSponsorship: boolean;
  internationalStudentFriendly?: boolean;
}>;

const Written = z.object({ description: z.string() });
const Failed = z.object({ detail: z.string() });

const bodyOf = (facts: DescriptionFacts, companyName: string | null) => ({
  title: facts.title,
  skills: facts.skills,
  role_category: facts.roleCategory,
  employment_type: facts.employmentType,
  location: facts.location,
  context: {
    company_name: companyName,
    visa_sponsorship: facts.visaSponsorship,
    international_student_friendly: facts.internationalStudentFriendly,
  },
});

type GenerationRequest = Readonly<{ facts: DescriptionFacts; companyName: string | null; signal: AbortSignal }>;

/** Generates a description, and passes on the text so far. Returns the complete text; throws when generation fails. */
export async function writeDescription(
  { facts, companyName, signal }: GenerationRequest,
  onPartialText: (html: string) => void,
): Promise<string> {
  const body = JSON.stringify(bodyOf(facts, companyName));
  const answer = await callRest('/ai/generate/job-description/stream', { method: 'POST', body, signal });
  for await (const { name, data } of serverEvents(answer)) {
    if (name === 'failed') throw new RestError(503, z.parse(Failed, data).detail);
    const { description } = z.parse(Written, data);
    if (name === 'done') return description;
    onPartialText(description);
  }
  throw new Error('The stream ended before the text did');
}
