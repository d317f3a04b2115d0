CREATE TABLE "counted_change" (
	"by" "xid8" PRIMARY KEY NOT NULL
);

