// The ingress controller Skipper by its own command line.
package main

import (
	"log"

	"github.com/zalando/skipper"
	"github.com/zalando/skipper/config"
)

func main() {
	options := config.NewConfig()
	if err := options.Parse(); err != nil {
		log.Fatal(err)
	}
	log.Fatal(skipper.Run(options.ToOptions()))
}
