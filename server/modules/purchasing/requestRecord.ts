import { z } from 'zod';

const shape = z.object({
  id: z.number(),
  status: z.string(),
  party: z.number().nullable(),
  branch: z.number(),
  details: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.number(),
      stock_item: z.number(),
      quantity: z.number(),
      estimated_price: z.string(),
      ordered: z.number(),
    }),
  ),
});

/** A request as far as purchases are made of it. */
export const requestOf = (record: unknown): z.infer<typeof shape> => shape.parse(record);
