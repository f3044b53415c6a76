/** A country whose shops may ask for a call; `code` is ISO's, in lower case. */
export interface Country {
  code: string;
  name: string;
  dialCode: string;
}

const country = (code: string, dialCode: string, name: string): Country => ({ code, name, dialCode });

/** SPEC section 5: the country that a phone field starts with. */
export const HOME_COUNTRY = country('gb', '44', 'United Kingdom');

/** Home and its nearest first, then by name. */
export const COUNTRIES: readonly Country[] = [
  HOME_COUNTRY,
  country('ie', '353', 'Ireland'),
  country('au', '61', 'Australia'),
  country('at', '43', 'Austria'),
  country('bd', '880', 'Bangladesh'),
  country('be', '32', 'Belgium'),
  country('bg', '359', 'Bulgaria'),
  country('ca', '1', 'Canada'),
  country('cn', '86', 'China'),
  country('cz', '420', 'Czechia'),
  country('dk', '45', 'Denmark'),
  country('ee', '372', 'Estonia'),
  country('fi', '358', 'Finland'),
  country('fr', '33', 'France'),
  country('de', '49', 'Germany'),
  country('gh', '233', 'Ghana'),
  country('gr', '30', 'Greece'),
  country('hu', '36', 'Hungary'),
  country('is', '354', 'Iceland'),
  country('in', '91', 'India'),
  country('it', '39', 'Italy'),
  country('jp', '81', 'Japan'),
  country('ke', '254', 'Kenya'),
  country('lv', '371', 'Latvia'),
  country('lt', '370', 'Lithuania'),
  country('lu', '352', 'Luxembourg'),
  country('mt', '356', 'Malta'),
  country('nl', '31', 'Netherlands'),
  country('nz', '64', 'New Zealand'),
  country('ng', '234', 'Nigeria'),
  country('no', '47', 'Norway'),
  country('pk', '92', 'Pakistan'),
  country('pl', '48', 'Poland'),
  country('pt', '351', 'Portugal'),
  country('ro', '40', 'Romania'),
  country('sg', '65', 'Singapore'),
  country('za', '27', 'South Africa'),
  country('es', '34', 'Spain'),
  country('se', '46', 'Sweden'),
  country('ch', '41', 'Switzerland'),
  country('tr', '90', 'Türkiye'),
  country('ua', '380', 'Ukraine'),
  country('ae', '971', 'United Arab Emirates'),
  country('us', '1', 'United States'),
];
