/** Invented houses from which the agency buys. */
export const vendorNames = {
  airline: ['Padma Wings', 'Meghna Air', 'Hijaz Skyways', 'Crescent Airlines', 'Bay Horizon Air', 'Oasis Air'],
  hotel: [
    'Al Nakheel Rest House',
    'Dar Al Salam Towers',
    'Rawdah View Hotel',
    'Safa Garden Suites',
    'Hira Plaza',
    'Quba Palms Inn',
    'Ajyad Terrace Hotel',
    'Noor Al Madinah Residence',
  ],
  transport: [
    'Sabil Coaches',
    'Mina Bus Lines',
    'Karnaphuli Transport',
    'Desert Star Limousine',
    'Surma Travels and Cars',
  ],
  goods: [
    'Tijara Textiles',
    'Ajwa Farms Trading',
    'Noor Book House',
    'Safar Bags',
    'Zamzam Packaging',
    'Barakah Imports',
    'Rupsha Handicrafts',
  ],
  person: ['Interpreter', 'Ziyarah guide', 'Caterer', 'Photographer'],
} as const;

export type VendorSort = keyof typeof vendorNames;
