import { listed } from './listed.ts';

/** Heads of columns in which a sheet counts its own rows, or has numbers of the program that wrote it. */
export const ownNumbers: readonly string[] = listed(
  'ID|#|No|No.|S/N|SN|S.N.|S. No|S No|SNo|Sl|SL|Sl No|SL#|Sr|Sr No|Sr.|Ser|Ser No|Serial|Serial no|Serial number|Seq|Sequence no|Row|Row no|Line|Line no|Index|Item no of list|Count|Nr|Nos|SI No|SI',
  'Handle|External ID|Record ID|Contact ID|Customer ID|Product ID|Vendor ID|Supplier ID|Object ID|UUID|GUID|Slug|Variant ID|Account ID|Item ID|Unique ID|System ID|Database ID|Master ID|User ID|User ID no|Term ID|_id',
  'Sıra|Sıra no|S. No|S.N|Satır|Satır no|م|ت|التسلسل|مسلسل|تسلسل|الرقم|رقم|الرقم التسلسلي|العدد|الرقم المسلسل|ر.م|ক্রমিক|ক্রমিক নং|ক্রঃ নং|ক্র. নং|ক্র নং|ক্র|No urut|Bil|Bil.|Nomor|نمبر شمار|سیریل',
);
