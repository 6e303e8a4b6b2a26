import type { CodegenConfig } from '@graphql-codegen/cli';

/** Resolver types of each service, from its contract. `mappers` say what a resolver gets for a GraphQL type. */
const service = (name: string, mappers: Record<string, string> = {}) => ({
  [`services/${name}/src/__generated__/resolvers.ts`]: {
    schema: `services/${name}/schema.graphql`,
    plugins: [
      { add: { content: '// Generated from schema.graphql. Do not edit.' } },
      'typescript',
      'typescript-resolvers',
    ],
    config: {
      federation: true,
      enumType: 'string-literal',
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: '' as const,
      emitLegacyCommonJSImports: false,
      defaultScalarType: 'unknown',
      scalars: { DateTime: { input: 'string', output: 'Date | string' } },
      contextType: `../context.ts#AskedContext`,
      makeResolverTypeCallable: true,
      maybeValue: 'T | null | undefined',
      inputMaybeValue: 'T | null | undefined',
      mappers,
    },
  },
});

export default {
  generates: {
    ...service('matching', {
      Application: '../actions/applicant-fit.ts#Applied',
      Job: '../store/jobs.ts#JobReference',
      JobFit: '../domain/fit-for.ts#JobFit as Fit',
      AdAnswer: '../domain/answer-check.ts#CheckAnswer',
      KeptCheck: '../domain/kept-check.ts#KeptCheck as StoredCheck',
      ApplicantFit: '../domain/applicant-fit.ts#ApplicantFit as FitOfApplicant',
      StudentMatches: '../actions/explain-matching.ts#Explained',
      Match: '../domain/choose.ts#Choice',
      Preferences: '../domain/preferences.ts#OwnPreferences',
      WorkRule: '@waratah/vocabulary/law/rules#LawRow as Rule',
      MyMatches: '../actions/my-matches.ts#MyMatches as StoredMatches',
      SentMatch: '../actions/answer-match.ts#SentMatch as StoredSentMatch',
      Fortnight: '../domain/fortnight.ts#Fortnight as KnownFortnight',
      WeekOfWork: '../domain/fortnight.ts#WeekOfWork as KnownWeek',
    }),
    ...service('jobs', {
      Company: '../actions/read-company.ts#Company as ReadCompany',
      ClosedJob: '../domain/job.ts#JobRecord as StoredClosedJob',
      NamedCompany: '../actions/read-company.ts#NamedCompany as ReadNamedCompany',
      Favorite: '../domain/favorite.ts#Favorite as StoredFavorite',
      Feed: '../domain/imported/feed.ts#Feed as StoredFeed',
      ImportRun: '../domain/imported/run.ts#ImportRun as StoredRun',
      JobReport: '../domain/report.ts#Report',
      SavedSearch: '../domain/saved-search.ts#SavedSearch as StoredSearch',
      JobSearchPage: '../actions/search-jobs.ts#SearchPage',
      Job: '../domain/job.ts#JobRecord as StoredJob',
      JobDraft: '../domain/draft.ts#Draft as StoredDraft',
      JobDocument: '../domain/document.ts#JobDocument as StoredDocument',
    }),
    ...service('visa', {
      Application: '../actions/share-visa.ts#Applied',
      VisaStatus: '../domain/record.ts#Verification',
      VisaReview: '../actions/reviews.ts#Review',
      VisaDecision: '../domain/record.ts#Decision',
      VisaDocumentView: '../domain/record.ts#View',
    }),
    ...service('applications', {
      Application: '../domain/application.ts#Application as StoredApplication',
      MailedApplication: '../domain/application.ts#Application as StoredApplication',
      ApplicationOutlook: '../actions/outlook-for.ts#ReadOutlook',
    }),
    ...service('ai'),
    ...service('mailer', { Application: '../actions/preview-move.ts#Moving' }),
    ...service('identity', {
      Company: '../domain/user.ts#User as StoredUser',
      User: '../domain/user.ts#User as StoredUser',
      DeviceSession: '../domain/session.ts#Session as StoredSession',
      Person: '../domain/user.ts#User as StoredUser',
      AccountExport: '../domain/export.ts#ExportOf',
    }),
  },
} satisfies CodegenConfig;
