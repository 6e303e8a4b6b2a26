/** Extreme texts: very long, unbroken, or in another script. */
export const long = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
export const sentence =
  'Assistant to the Deputy Director of Interdepartmental Stakeholder Relationships, Weekend and Public Holiday Roster';
export const foreign = 'Nguyễn Thị Minh Khai · 王小明 · Žofie Čermáková';
export const ignore = () => undefined;
