/**
 * Stands for whoever has no picture. Written out, because it stands in every page, and a file of its own would be one
 * more question for two hundred bytes.
 */
export const AVATAR =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect widt" +
  "h='40' height='40' fill='%23d7e4e1'/%3E%3Ccircle cx='20' cy='15.5' r='6.5' fill='%230d6b5e'/%3E" +
  "%3Cpath d='M7.5 36c1-8 6-12 12.5-12s11.5 4 12.5 12' fill='%230d6b5e'/%3E%3C/svg%3E";
