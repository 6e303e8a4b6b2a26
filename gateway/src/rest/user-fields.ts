/** What a user and a session are asked for in every operation that answers one. */
export const user = `id email emailVerified fullName role contactNumber visaStatus citySuburb university degree graduationYear
  education { institution degree field startYear endYear } experience { company title start end description }
  skills activities resumeUrl resumeName resumeUploadedAt companyName companyWebsite companySize industry
  companyDescription companyLogoUrl hasPassword googleLinked missingFields`;

export const session = `accessToken refreshToken user { ${user} }`;
