/** Pairs of spellings of one name, as a person and a bank write it. */
export const SAME_NAMES: readonly (readonly [string, string])[] = [
  ['Nguyễn Văn Đạt', 'NGUYEN  VAN DAT'],
  ['Md. Rafiqul Islam', 'md rafiqul islam '],
  ['O’Neill-Smith', "o'neill smith"],
  ['Ａｍｉｎａ　Ｋｈａｎ', 'Amina Khan'],
  ['আমিনা খাতুন', ' আমিনা  খাতুন'],
  ['আব্দুর রহমান', 'আব্দুর\u200c রহমান'],
  ['র\u200d্যাব আহমেদ', 'র্যাব আহমেদ'],
  ['আয়েশা', 'আয\u09bcেশা'],
  ['محمد\u200cرضا', 'محمدرضا'],
  ['\u2067محمد\u2069', 'محمد'],
  ['क\u094d\u200dषमा', 'क\u094dषमा'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['Søren', 'SOREN'],
  ['Łukasz', 'LUKASZ'],
  ['Ægir', 'AEGIR'],
  ['Cœur', 'COEUR'],
  ['Işıl', 'ISIL'],
  ['İpek', 'IPEK'],
  ['Ni\u00adna', 'Nina'],
  ['\ufeffNina', 'Nina'],
  ['Ni\u2060na\u200b', 'Nina'],
  ['ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
  ['Юлия', 'ЮЛИЯ'],
  ['Þór', 'THOR'],
];

/** Pairs of names of different people. */
export const DIFFERENT_NAMES: readonly (readonly [string, string])[] = [
  ['Amina Khan', 'Amin Khan'],
  ['কমল', 'কমলা'],
  ['Amina Khan', 'Aminakhan'],
  ['राम', 'रमा'],
  ['Soren', 'Søoren'],
];
