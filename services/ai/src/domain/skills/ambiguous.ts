/** A word that names a cuisine or the owners' origin instead of a language. */
const cuisine = /^ (?:restaurants?|cuisine|food|kitchen|caf[eé]|owned|compan\w+|style|dishes|wines?|cooking|chef)\b/i;

/**
 * Names that are also common words. They count only as written here, in the same case; with `amongComputing` only if
 * the text names another computing skill; `notBefore` and `notAfter` are the words next to which it is the common word.
 */
export const ambiguous: Readonly<
  Record<string, Readonly<{ written: readonly string[]; amongComputing?: true; notBefore?: RegExp; notAfter?: RegExp }>>
> = {
  bash: { written: ['Bash', 'bash'], amongComputing: true },
  c: { written: ['C'], amongComputing: true },
  catering: { written: ['catering', 'Catering', 'CATERING'], notBefore: /^ (?:to|for)\b/i },
  chef: { written: ['chef', 'Chef'], notBefore: /^ (?:hats?|whites|de)\b/ },
  containers: { written: ['containers', 'Containers'], amongComputing: true },
  driving: {
    written: ['driving', 'Driving', 'DRIVING'],
    notBefore:
      /^ (?:a|an|the|our|change|growth|results?|performance|innovation|engagement|improvements?|sales|revenue|business|outcomes?|continuous|digital|efficiency|value|success|strategy|transformation|adoption|force)\b/i,
  },
  excel: {
    written: ['Excel', 'EXCEL', 'excel'],
    notBefore: /^ (?:in|at|as|within|when|by|your|and (?:grow|develop|thrive)|working|professionally|academically)\b/i,
  },
  express: { written: ['Express'], amongComputing: true },
  flask: { written: ['Flask'], amongComputing: true },
  flutter: { written: ['Flutter'], amongComputing: true },
  functions: { written: ['functions', 'Functions'], notBefore: /^ (?:of|such|including|across|within|and|as|to)\b/i },
  german: { written: ['German'], notBefore: cuisine },
  go: {
    written: ['Go', 'GO'],
    amongComputing: true,
    notBefore: /^ (?:to|the|for|above|beyond|on|live|further|now)\b/i,
  },
  hive: { written: ['Hive'], amongComputing: true },
  illustration: { written: ['illustration', 'Illustration'], notBefore: /^ (?:purposes|only)\b/i },
  indonesian: { written: ['Indonesian'], notBefore: cuisine },
  investment: { written: ['investment', 'Investment'], notBefore: /^ (?:in|of|opportunity)\b/i },
  italian: { written: ['Italian'], notBefore: cuisine },
  jest: { written: ['Jest'], amongComputing: true },
  js: { written: ['JS', 'js', 'Js'], amongComputing: true },
  looker: { written: ['Looker'] },
  maya: { written: ['Maya'], amongComputing: true },
  mining: { written: ['mining', 'Mining', 'MINING'], notAfter: /\b(?:data|text|process|opinion|crypto|bitcoin)[ -]$/i },
  perl: { written: ['Perl', 'PERL'], amongComputing: true },
  portuguese: { written: ['Portuguese'], notBefore: cuisine },
  puppet: { written: ['Puppet'], amongComputing: true },
  r: { written: ['R'], amongComputing: true, notBefore: /^\s?&|^\s?(?:and|n) d\b/i },
  rails: { written: ['Rails'], amongComputing: true },
  rhino: { written: ['Rhino'] },
  ros: { written: ['ROS'] },
  rust: { written: ['Rust'], amongComputing: true },
  ruby: { written: ['Ruby'], amongComputing: true },
  sap: { written: ['SAP'] },
  sas: { written: ['SAS'] },
  scala: { written: ['Scala'] },
  scratch: { written: ['Scratch'] },
  sentinel: { written: ['Sentinel'], amongComputing: true },
  spark: { written: ['Spark'], amongComputing: true },
  spring: { written: ['Spring'], amongComputing: true },
  swift: { written: ['Swift'], amongComputing: true },
  ts: { written: ['TS'], amongComputing: true },
  unity: { written: ['Unity'], amongComputing: true },
  windows: { written: ['Windows'] },
};
