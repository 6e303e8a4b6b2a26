/** Families whose work requires a registration or licence: its name, and the skills on a profile that show it. */
const registrations: Readonly<Record<string, Readonly<{ paper: string; shownBy: readonly string[] }>>> = {
  '2541': { paper: 'registration as a midwife (AHPRA)', shownBy: ['ahpra registration'] },
  '2544': { paper: 'registration as a nurse (AHPRA)', shownBy: ['ahpra registration'] },
  '4114': { paper: 'registration as an enrolled nurse (AHPRA)', shownBy: ['ahpra registration'] },
  '2512': { paper: 'registration as a radiation practitioner (AHPRA)', shownBy: ['ahpra registration'] },
  '2514': { paper: 'registration as an optometrist (AHPRA)', shownBy: ['ahpra registration'] },
  '2515': { paper: 'registration as a pharmacist (AHPRA)', shownBy: ['ahpra registration'] },
  '2523': { paper: 'registration as a dental practitioner (AHPRA)', shownBy: ['ahpra registration'] },
  '2524': { paper: 'registration as an occupational therapist (AHPRA)', shownBy: ['ahpra registration'] },
  '2525': { paper: 'registration as a physiotherapist (AHPRA)', shownBy: ['ahpra registration'] },
  '2723': { paper: 'registration as a psychologist (AHPRA)', shownBy: ['ahpra registration'] },
  '253': { paper: 'registration as a doctor (AHPRA)', shownBy: ['ahpra registration'] },
  '4111': { paper: 'registration as a paramedic (AHPRA)', shownBy: ['ahpra registration'] },
  '2347': { paper: 'registration as a veterinarian', shownBy: ['veterinary registration'] },
  '241': { paper: 'registration as a teacher', shownBy: ['teacher registration', 'vit registration'] },
  '2415': { paper: 'registration as a teacher', shownBy: ['teacher registration', 'vit registration'] },
  '271': { paper: 'admission as a lawyer', shownBy: ['admission to practice'] },
  '334': { paper: 'a plumbing licence', shownBy: ['plumbing licence'] },
  '341': { paper: 'an electrical licence', shownBy: ['electrical licence'] },
};

type Paper = (typeof registrations)[string];

/** Of a family of which only a part needs a licence: the words of a title that tell the rest. */
const licences: Readonly<Record<string, Readonly<{ licence: Paper; unless: RegExp }>>> = {
  '442': {
    licence: { paper: 'a security licence', shownBy: ['security licence'] },
    unless:
      /\b(?:prisons?|correction\w*|custodial|detention|youth justice|loss prevention|asset protection|monitoring|surveillance|control room)\b/i,
  },
};

/** Who learns a trade needs no licence for it. */
const learnsTrade = (code: string, title: string) =>
  code.startsWith('3') && /\b(?:apprentic\w+|trainee)\b/i.test(title);

/** The registration or licence that the law requires for an ad's work: that of its family, or of its title too. */
export const paperFor = (code: string, title: string): Paper | undefined => {
  if (learnsTrade(code, title)) return undefined;
  const { licence, unless } = licences[code] ?? {};
  return registrationOf(code) ?? (unless?.test(title) ? undefined : licence);
};

/** The registration or licence that the law requires for all of a family's work; undefined if it requires none. */
export const registrationOf = (code: string): Paper | undefined => registrations[code];

/** Professions of health that the law keeps for those registered after their own studies. */
export const isHealthProfession = (code: string): boolean => registrationOf(code)?.paper.includes('AHPRA') === true;
